import { contentAddress, storedContentPath } from "./content-path";
import { paths } from "./paths";

function stored(address: string): string | undefined {
	const { pathname, searchParams } = new URL(address, "https://shop.example");
	return storedContentPath(pathname, searchParams);
}

test.each([
	[paths.help(7), "/help/content/7"],
	["/help/content?id=7&from=mail", "/help/content/7"],
	[paths.agreement("terms"), "/privacy_agreement/terms"],
	[paths.agreement("merchant"), "/privacy_agreement/merchant"],
	["/privacy_agreement?title=Privacy%20Policy", "/privacy_agreement/privacy"],
	["/privacy_agreement", "/privacy_agreement/terms"],
])("%s is stored as %s", (address, path) => {
	expect(stored(address)).toBe(path);
});

test.each([
	["/help/content?id=", "/help/content/0"],
	["/help/content?id=1%2F2", "/help/content/0"],
	["/help/content?id=007", "/help/content/0"],
	["/privacy_agreement?title=about", "/privacy_agreement/0"],
	["/privacy_agreement?title=constructor", "/privacy_agreement/0"],
])("%s is the page that is not there", (address, path) => {
	expect(stored(address)).toBe(path);
});

test.each(["/help/content", "/About_Us", "/"])("%s stays as it is", (path) => {
	expect(stored(path)).toBeUndefined();
});

test("an inner path leads back to its one address", () => {
	expect(contentAddress("/help/content/7")).toBe(paths.help(7));
	expect(contentAddress("/privacy_agreement/privacy")).toBe(
		paths.agreement("privacy"),
	);
	for (const path of [
		"/help/content",
		"/help/content/0",
		"/privacy_agreement/0",
	])
		expect(contentAddress(path)).toBeUndefined();
});
