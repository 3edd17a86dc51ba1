## core/errors.py

core-not-whole-from-to = قيمة { $name } هي { $value }؛ يجب أن تكون عددًا صحيحًا من { $first } إلى { $last }.
core-not-whole-at-least = قيمة { $name } هي { $value }؛ يجب أن تكون عددًا صحيحًا لا يقل عن { $first }.
core-not-a-list = قيمة { $name } هي { $value }؛ المطلوب قائمة، مثل { $example }.
core-options-not-of-kind = قيمة { $name } هي { $value }؛ المطلوب { $kind }(...) أو قاموس مثل { $example }.
core-options-no-field = ليس في { $kind } حقل { $field }؛ فيه { $fields }.
core-option-twice = تلقّى { $function } الخيار { $option } مرتين؛ يُذكر كل خيار باسمه، مثل { $example }=...
core-too-many-options = عدد الخيارات التي يقبلها { $function } هو { $most }، لا { $given }؛ يُذكر كل خيار باسمه، مثل { $example }=...
core-no-map = لا توجد مصفوفة { $name }؛ المصفوفات المتاحة: { $maps }.
core-no-head = لا يوجد في الطبقة { $layer } رأس { $head } للمصفوفة { $map } (العدّ من 0)؛ عدد طبقات هذا النموذج { $layers }، وعدد الرؤوس في كل طبقة { $heads }.
