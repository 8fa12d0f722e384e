/** Hands the browser a file to keep, as a download does. */
export function saveFile(name: string, type: string, parts: string[]): void {
	const address = URL.createObjectURL(new Blob(parts, { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}

export const csvType = "text/csv;charset=utf-8";

export const saveJson = (name: string, content: unknown): void =>
	saveFile(name, "application/json", [JSON.stringify(content, null, "\t")]);
