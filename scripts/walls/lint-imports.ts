import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
const configuration = ["biome.json", "scripts/walls", ".gitignore"];

/** One line of code and the file it would stand in. */
export interface Line {
	file: string;
	code: string;
}

interface Report {
	diagnostics: {
		message: string;
		location: { path: string; start: { line: number } };
	}[];
}

/** Lints all lines at once, in an otherwise empty house; answers the sentence each was refused with, if it was. */
export function lintImports(lines: Line[]): (string | undefined)[] {
	const house = mkdtempSync(join(tmpdir(), "walls-"));
	try {
		for (const path of configuration)
			cpSync(join(root, path), join(house, path), { recursive: true });
		const files = [...new Set(lines.map((line) => line.file))];
		const codeIn = (file: string) =>
			lines.filter((line) => line.file === file).map((line) => line.code);
		for (const file of files) {
			mkdirSync(dirname(join(house, file)), { recursive: true });
			writeFileSync(join(house, file), `${codeIn(file).join("\n")}\n`);
		}
		const { diagnostics } = runBiome(house, files);
		return lines.map(({ file, code }) => {
			const number = codeIn(file).indexOf(code) + 1;
			return diagnostics.find(
				({ location }) =>
					location.path === file && location.start.line === number,
			)?.message;
		});
	} finally {
		rmSync(house, { recursive: true });
	}
}

function runBiome(house: string, files: string[]): Report {
	const options = ["--only=style/noRestrictedImports", "--reporter=json"];
	const limit = "--max-diagnostics=none";
	try {
		return JSON.parse(
			execFileSync(
				process.execPath,
				[biome, "lint", ...options, limit, ...files],
				{
					cwd: house,
					encoding: "utf8",
					stdio: ["ignore", "pipe", "ignore"],
				},
			),
		);
	} catch (error) {
		// Refusals make the linter leave with 1; its report stands on the standard output all the same.
		return JSON.parse((error as { stdout: string }).stdout);
	}
}
