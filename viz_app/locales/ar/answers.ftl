answers-voted =
    { $count ->
        [zero] لا أجوبة
        [one] جواب واحد
        [two] جوابان
        [few] { $count } أجوبة
        [many] { $count } جوابًا
       *[other] { $count } جواب
    }
