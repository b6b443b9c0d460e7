/** The names of an object's own properties, with their type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys types every name as any text
export const namesIn = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]
