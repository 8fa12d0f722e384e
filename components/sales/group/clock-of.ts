/** Hours, minutes and seconds, such as "71:05:09"; the second that has begun counts. */
export function clockOf(leftMs: number): string {
	const seconds = Math.ceil(leftMs / 1_000);
	const two = (value: number) => String(value).padStart(2, "0");
	const hours = Math.floor(seconds / 3_600);
	return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
