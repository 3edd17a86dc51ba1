## core/errors.py

core-not-whole-from-to = { $name } 是 { $value }；它必须是 { $first } 到 { $last } 之间的整数。
core-not-whole-at-least = { $name } 是 { $value }；它必须是不小于 { $first } 的整数。
core-not-a-list = { $name } 是 { $value }；请给出一个列表，例如 { $example }。
core-options-not-of-kind = { $name } 是 { $value }；请给出 { $kind }(...)，或一个映射，例如 { $example }。
core-options-no-field = { $kind } 没有字段 { $field }；它有 { $fields }。
core-option-twice = { $function } 得到了两次 { $option }；请写出每个选项的名称，例如 { $example }=...
core-too-many-options = { $function } 接受 { $most } 个选项，而不是 { $given } 个；请写出每个选项的名称，例如 { $example }=...
core-no-map = 没有名为 { $name } 的图；请从 { $maps } 中选择。
core-no-head = 第 { $layer } 层没有 { $map } 的头 { $head }（从 0 数起）；这个模型有 { $layers } 层，每层 { $heads } 个头。
