/** Hands the browser a file to keep, as a download does. */
export function saveFile(name: string, content: unknown): void {
	const text = JSON.stringify(content, null, "\t");
	const address = URL.createObjectURL(
		new Blob([text], { type: "application/json" }),
	);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
