export type Values = Record<string, string>;

/** A line of an order, or a part of its sum, with what it comes to. */
export interface AmountRow {
	name: string;
	amount: string;
}

/** As plain text. */
export const rowsAsText = (rows: AmountRow[]) =>
	rows.map(({ name, amount }) => `${name}  ${amount}`).join("\n");
