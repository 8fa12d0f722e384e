import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { endOfTemplate, opening } from "./templates.mjs";

// A module's templates are run once, by the library itself, while the shop is built: docs/decisions/074-compiled-styles.md.

const root = fileURLToPath(new URL("../../", import.meta.url));
const require = createRequire(import.meta.url);
const fromLibrary = /^import [^;]*? from "styled-components";\n/m;
const lastImport =
	/^(?:import\b[^;]*?|\} from )"[^"]+";$(?![\s\S]*^(?:import|\} from )\b)/m;

/** @param {string} source */
export const hasStyles = (source) => fromLibrary.test(source);

/** Made with the library, and no style of it: the theme. @param {string} source */
const isConstant = (source) => source.includes("createTheme(");

/**
 * @typedef {object} Template
 * @property {string} name of what it is given to.
 * @property {string} whole
 * @property {string} rules between backticks, and these.
 * @property {string} [tag]
 * @property {string} [base] what it is laid on.
 * @property {string} [attrs]
 * @property {string} [other] whatever makes no element: `css`, say.
 */

/** Each template of a source, made into something else. @param {string} source @param {(found: Template) => string} toText */
function eachTemplate(source, toText) {
	let text = "";
	let at = 0;
	for (const { 0: head, index, groups } of source.matchAll(opening)) {
		if (index < at) continue;
		const from = index + head.length;
		const end = endOfTemplate(source, from) + 1;
		const before = source.slice(at, index);
		const name = /(\w+) = $/.exec(before)?.[1] ?? "";
		const whole = source.slice(index, end);
		const rules = source.slice(from - 1, end);
		text += before + toText({ name, whole, rules, ...groups });
		at = end;
	}
	return text + source.slice(at);
}

/** The same in each build, and no two alike. @param {string} path @param {string} name */
function classOf(path, name) {
	const place = createHash("sha256").update(`${relative(root, path)} ${name}`);
	return `s${place.digest("base64url").slice(0, 7)}`;
}

/** The statements that hold templates, and those that these name, in their order. @param {string} source */
function partsOf(source) {
	const statements = source.split(/^(?=[^\s\]})`])/m);
	const isKept = statements.map(
		(one) => one.startsWith("import") || one.search(opening) >= 0,
	);
	for (;;) {
		const text = statements.filter((_, at) => isKept[at]).join("");
		const words = new Set(text.match(/\w+/g));
		const more = statements.findIndex((one, at) => {
			const name = /\b(?:const|function) (\w+)/.exec(one)?.[1];
			return !isKept[at] && name && words.has(name);
		});
		if (more < 0) return text;
		isKept[more] = true;
	}
}

/**
 * A module whose styles can be drawn: each with its class, and on a plain element instead of what it is laid on, since
 * its own rules are all that is wanted.
 *
 * @param {string} source @param {string} path
 */
function toRun(source, path) {
	/** @type {string[]} */
	const names = [];
	const text = eachTemplate(source, (found) => {
		const { name, whole, rules, tag = "div", other } = found;
		if (!other || other === "createGlobalStyle") names.push(name);
		if (other) return whole;
		if (rules.includes("=>"))
			throw new Error(`${path}: the style of ${name} hangs on a prop`);
		return `styled.${tag}.withConfig({ componentId: "${classOf(path, name)}" })${rules}`;
	});
	// By name, since a default export is read in more ways than one.
	const named = text.replace(
		/^import styled(?:, \{ (.*) \})? from "styled-components";$/m,
		(_, others = "") =>
			`import { styled, ${others} } from "styled-components";`,
	);
	return `${named}\nexport const styles = { ${names.join(", ")} };`;
}

/** @param {string} main @param {string} source @returns {import("esbuild").Plugin} */
const shopModules = (main, source) => ({
	name: "shop-modules",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^main$/ }, () => ({ path: main, sideEffects: false }));
		onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
			kind === "entry-point" || path.startsWith("@/")
				? undefined
				: { path, external: true, sideEffects: false },
		);
		onLoad({ filter: /\.svg$/ }, () => ({ contents: "", loader: "text" }));
		onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
			const text = path === main ? source : await readFile(path, "utf8");
			if (!hasStyles(text) || isConstant(text))
				return { contents: text, loader: "tsx" };
			const parts = path === main ? partsOf(text) : text;
			return { contents: toRun(parts, path), loader: "tsx" };
		});
	},
});

/** What a module is worth once it has run, and the files that this hangs on. @param {string} path @param {string} source */
async function run(path, source) {
	const { outputFiles, metafile } = await build({
		stdin: {
			contents: isConstant(source)
				? 'export * from "main"'
				: 'export { styles } from "main"',
			resolveDir: root,
		},
		bundle: true,
		write: false,
		metafile: true,
		format: "cjs",
		platform: "node",
		jsx: "automatic",
		logLevel: "silent",
		absWorkingDir: root,
		plugins: [shopModules(path, source)],
	});
	const module = { exports: {} };
	new Function("require", "module", outputFiles[0]?.text ?? "")(
		require,
		module,
	);
	const inputs = Object.keys(metafile.inputs).filter((one) =>
		/\.tsx?$/.test(one),
	);
	return { made: module.exports, files: inputs.map((one) => root + one) };
}

/** The rules that the library makes of a style, hung on its own class alone. @param {import("react").ElementType} style */
function rulesOf(style) {
	const sheet = new ServerStyleSheet();
	const html = renderToStaticMarkup(sheet.collectStyles(createElement(style)));
	const rules = sheet
		.getStyleTags()
		.replace(/<\/?style[^>]*>/g, "")
		.replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
		.replaceAll("/*!sc*/", "")
		.trim();
	const [own, made] = /class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
	return made ? rules.replaceAll(`.${made}`, `.${own}`) : rules;
}

/**
 * A module as browsers and the server's renderer read it: plain elements that wear a class, and the rules in a sheet
 * that it imports. A constant of the library's, such as the theme, becomes its values.
 *
 * @param {string} source @param {string} path
 * @returns {Promise<{ code: string, files: string[] }>} and the files that it hangs on.
 */
export async function compileStyles(source, path) {
	const { made, files } = await run(path, source);
	if (isConstant(source)) {
		const lines = Object.entries(made).map(
			([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
		);
		return { code: lines.join("\n"), files };
	}
	const css = Object.values(made.styles).map(rulesOf).join("\n");
	const code = eachTemplate(source, ({ name, tag, base, attrs, other }) => {
		if (other) return other === "createGlobalStyle" ? "() => null" : '""';
		const given = [base ?? `"${tag}"`, `"${classOf(path, name)}"`, attrs];
		return `styledElement(${given.filter(Boolean).join(", ")})`;
	});
	const sheet = `data:text/css;base64,${Buffer.from(css).toString("base64")}`;
	const added = `import { styledElement } from "@/lib/theme/styled-element";${css ? `\nimport "${sheet}";` : ""}`;
	// Behind what it is laid on, whose rules come first.
	const whole = code.replace(lastImport, `$&\n${added}`);
	// Takes out what only rules were made of, too.
	const { code: left } = await transform(whole.replace(fromLibrary, ""), {
		loader: "tsx",
		jsx: "preserve",
		charset: "utf8",
	});
	if (/\bstyled[.([]/.test(left))
		throw new Error(`${path}: a style is written as the build cannot read it`);
	return { code: left, files };
}
