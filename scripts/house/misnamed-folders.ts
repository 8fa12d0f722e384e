const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const vague = [
	"utils",
	"util",
	"helpers",
	"helper",
	"common",
	"misc",
	"shared",
];

/** Folders that are not in kebab-case, and names that gather what belongs nowhere. In `app/` the URLs decide. */
export function misnamedFolders(files: string[]): string[] {
	const folders = files.flatMap((file) => {
		const parts = file.split("/").slice(0, -1);
		return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
	});
	return [...new Set(folders)].filter((folder) => {
		const name = folder.split("/").at(-1) ?? "";
		const followsUrl = folder.startsWith("app/") || name.startsWith(".");
		return vague.includes(name) || !(followsUrl || kebab.test(name));
	});
}

/** Files of `lib/` outside a folder that says what they are about. */
export function looseFiles(files: string[]): string[] {
	return files.filter((file) => /^lib\/[^/]+\.(tsx?|js)$/.test(file));
}
