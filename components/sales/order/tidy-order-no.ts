/** A number as it was typed off a mail: its alphabet has neither O nor I nor L, which look like digits. */
export function tidyOrderNo(typed: string): string {
	return typed
		.replace(/[\s-]/g, "")
		.toUpperCase()
		.replaceAll("O", "0")
		.replace(/[IL]/g, "1");
}
