import { join } from "node:path";
import { compileStyles } from "./compile-styles.mjs";

const path = join(import.meta.dirname, "../../components/card-styles.ts");

async function compile(source: string) {
	const { code } = await compileStyles(
		`import styled, { keyframes } from "styled-components";\nimport { theme } from "@/lib/theme/theme";\n${source}`,
		path,
	);
	const [, sheet = ""] = /base64,([^"]*)/.exec(code) ?? [];
	return { code, css: Buffer.from(sheet, "base64").toString() };
}

test("a style becomes rules of one class and an element that wears it, and nothing of the library is left", async () => {
	const { code, css } = await compile(
		"export const Card = styled.div.attrs({ className: 'card' })`\n\tcolor: ${theme.colour.ink};\n\t&:hover li { margin: 0; }\n`;",
	);
	const [, own] = /styledElement\("div", "(\w+)"/.exec(code) ?? [];
	expect(css).toBe(`.${own}{color:var(--c-ink);}\n.${own}:hover li{margin:0;}`);
	expect(code).not.toMatch(/styled-components|`/);
});

test("a style keeps its class from build to build, and no two share one", async () => {
	const source =
		"export const Card = styled.p`margin: 0;`;\nexport const Row = styled.p`margin: 0;`;";
	const { css } = await compile(source);
	expect((await compile(source)).css).toBe(css);
	expect(new Set(css.match(/\.\w+/g)).size).toBe(2);
});

test("a style that is laid on another carries its own rules, and stands behind the other's", async () => {
	const { code, css } = await compile(
		'import { Part } from "@/components/sales/order/order-styles";\nexport const Sum = styled(Part)`top: 0;`;',
	);
	expect(css).toMatch(/^\.\w+\{top:0;\}$/);
	expect(code).toMatch(/styledElement\(Part, /);
	expect(code.indexOf("order-styles")).toBeLessThan(code.indexOf("data:"));
});

test("a style that is laid on a part of another component is read too, and one that cannot be read is refused", async () => {
	const { code } = await compile(
		'import { Dialog } from "@base-ui/react/dialog";\nexport const Veil = styled(Dialog.Backdrop)`top: 0;`;',
	);
	expect(code).toMatch(/styledElement\(Dialog\.Backdrop, /);
	await expect(
		compile("export const Card = styled['div']`top: 0;`;"),
	).rejects.toThrow("as the build cannot read it");
});

test("moving pictures keep their frames", async () => {
	const { css } = await compile(
		"const rise = keyframes`from { top: 1px; }`;\nexport const Sheet = styled.div`animation: ${rise} 1s;`;",
	);
	const [, name] = /@keyframes (\w+)/.exec(css) ?? [];
	expect(css).toContain(`animation:${name} 1s`);
});

test("a style that hangs on a prop is refused by its name", async () => {
	await expect(
		compile("export const Card = styled.p`${({ $a }) => $a}`;"),
	).rejects.toThrow("the style of Card hangs on a prop");
});
