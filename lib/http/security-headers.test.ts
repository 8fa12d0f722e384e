import { contentPolicy } from "./security-headers";

function sources(policy: string, name: string): string[] {
	const rule = policy.split("; ").find((rule) => rule.startsWith(`${name} `));
	return rule?.split(" ").slice(1) ?? [];
}

const strict = contentPolicy({ isDevelopment: false });
const withMap = contentPolicy({ isDevelopment: false, hasGoogleMap: true });

test("without a key no page asks another host for anything", () => {
	expect(strict).not.toContain("https:");
	expect(strict).not.toContain("unsafe-eval");
});

test("with a key Google's map may come, and nothing of Google's besides", () => {
	expect(sources(withMap, "script-src")).toEqual([
		...sources(strict, "script-src"),
		"https://maps.googleapis.com",
		"https://maps.gstatic.com",
	]);
	const hosts = withMap.match(/https:\/\/[^ ;]+/g) ?? [];
	for (const host of hosts)
		expect(host).toMatch(
			/^https:\/\/(\*|maps|fonts)\.(googleapis|gstatic)\.com$/,
		);
});

test("with a key frames, objects and handlers in attributes stay out", () => {
	for (const name of [
		"frame-src",
		"object-src",
		"base-uri",
		"form-action",
		"frame-ancestors",
		"script-src-attr",
	])
		expect(sources(withMap, name)).toEqual(sources(strict, name));
	expect(withMap).not.toContain("unsafe-eval");
});

test("a store that shows pictures itself may show pictures, and nothing else", () => {
	const pictureStore = "https://harbour.s3.ap-east-1.amazonaws.com";
	const wider = contentPolicy({ isDevelopment: false, pictureStore });
	expect(wider.replace(` ${pictureStore}`, "")).toBe(strict);
	expect(sources(wider, "img-src")).toContain(pictureStore);
});

test("a shop that is paid by Stripe lets in Stripe's hosts alone, and the map's stay as they are", () => {
	const withStripe = contentPolicy({ isDevelopment: false, hasStripe: true });
	expect(sources(withStripe, "frame-src")).not.toContain("'none'");
	for (const host of withStripe.match(/https:\/\/[^ ;]+/g) ?? [])
		expect(host).toMatch(/^https:\/\/[\w*.]*\.?stripe\.com$/);
	const both = contentPolicy({
		isDevelopment: false,
		hasGoogleMap: true,
		hasStripe: true,
	});
	for (const source of sources(withMap, "connect-src"))
		expect(sources(both, "connect-src")).toContain(source);
	expect(sources(both, "object-src")).toEqual(["'none'"]);
});
