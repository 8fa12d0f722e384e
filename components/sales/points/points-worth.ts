/** 100 points are 1.00: two digits of an amount are the points themselves. */
export function worthOf(points: number): string {
	const digits = String(points).padStart(3, "0");
	return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
