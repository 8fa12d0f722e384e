/** "12.5" as "12.50"; what is no amount stays as it was typed, to be refused. */
export function toMoney(typed: string): string {
	const [, whole, cents = ""] = /^(\d{1,8})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
	return whole === undefined
		? typed
		: `${String(Number(whole))}.${cents.padEnd(2, "0")}`;
}
