import { type Check, fail, ok } from "../check";
import { isOpen, isShop } from "../running";

export const proxyCheck: Check = {
	name: "proxy",
	remedy: "see whether the proxy of SITE_URL runs and leads to PORT",
	run: async ({ settings: { PORT, SITE_URL } }, signal) => {
		if (!(await isOpen(PORT, signal))) return [];
		if (await isShop(SITE_URL, signal))
			return [ok(`${new URL(SITE_URL).origin} leads to a shop`)];
		return [
			fail(`${new URL(SITE_URL).origin} leads to no shop`, proxyCheck.remedy),
		];
	},
};
