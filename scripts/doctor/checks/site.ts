import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { describeCertificate } from "../certificate";
import { type Check, fail, ok, warn } from "../check";

const here = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const siteCheck: Check = {
	name: "site",
	remedy: "see whether SITE_URL is right and its proxy runs",
	run: async ({ settings }, signal) => {
		const url = new URL(settings.SITE_URL);
		const { hostname: host, protocol } = url;
		const isSecure = protocol === "https:";
		if (here.test(host) && !isSecure)
			return settings.ALLOW_LOCAL_PROVIDERS === "1"
				? [ok(`${url.origin}, to try the shop`)]
				: [
						warn(
							`links in mails lead to ${url.origin}`,
							"set SITE_URL to the shop's public address",
						),
					];
		if (!(await isNamed(host)))
			return [
				fail(
					`no name server knows ${host}`,
					"correct SITE_URL, or enter the name with whoever keeps the domain",
				),
			];
		if (!isSecure)
			return [
				warn(
					`${url.origin} is open to everybody on the way`,
					"put a proxy with a certificate before the shop, and set SITE_URL to https://",
				),
			];
		return describeCertificate(url, { signal });
	},
};

async function isNamed(host: string): Promise<boolean> {
	const bare = host.replace(/^\[|\]$/g, "");
	if (isIP(bare)) return true;
	try {
		await lookup(bare);
		return true;
	} catch {
		return false;
	}
}
