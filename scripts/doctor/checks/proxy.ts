import { arrivalHeader, signArrival } from "@/lib/proxy/arrival";
import { type Check, type Finding, fail, ok, warn } from "../check";
import { askHealth, hereAt } from "../running";
import type { Settings } from "../settings";

/** As many as TRUST_PROXY may count, of a network that is nobody's (RFC 5737). */
const invented = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `198.51.100.${at}`);
const counted = "set TRUST_PROXY to the number of your own proxies";

export const proxyCheck: Check = {
	name: "proxy",
	remedy: "see whether the proxy of SITE_URL runs and leads to PORT",
	run: async ({ settings }, signal) => {
		const headers = inventArrival(settings);
		const [here, there] = await Promise.all([
			askHealth(hereAt(settings.PORT), signal, headers),
			askHealth(settings.SITE_URL, signal, headers),
		]);
		const findings = judgeSettings(settings);
		if (!here) return findings;
		findings.push(...judgeHere(here.address, settings));
		if (!there)
			findings.push(fail("SITE_URL leads to no shop", proxyCheck.remedy));
		else findings.push(...judgeThere(there.address));
		return findings.length > 0 ? findings : [ok(describe(there?.address))];
	},
};

/** What somebody sends who would like to be taken for somebody else. */
function inventArrival({ INTERNAL_SECRET }: Settings): Record<string, string> {
	return {
		"x-forwarded-for": invented.join(", "),
		...(INTERNAL_SECRET && {
			[arrivalHeader]: signArrival(INTERNAL_SECRET, Date.now()),
		}),
	};
}

/** The shop itself speaks http. */
function judgeSettings({ SITE_URL, TRUST_PROXY }: Settings): Finding[] {
	return SITE_URL.startsWith("https:") && TRUST_PROXY === 0
		? [
				fail(
					"SITE_URL is https, which a proxy answers, and TRUST_PROXY is 0: limits take all shoppers for one",
					counted,
				),
			]
		: [];
}

/** Straight at the shop, as many of the invented addresses are believed as it trusts proxies. */
function judgeHere(
	address: string | undefined,
	{ TRUST_PROXY }: Settings,
): Finding[] {
	if (address === undefined) return [];
	const trusted = believedOf(address);
	return trusted === TRUST_PROXY
		? []
		: [
				warn(
					`the open shop trusts ${trusted} proxies, and TRUST_PROXY says ${TRUST_PROXY}`,
					"restart the shop with the settings as they are now",
				),
			];
}

/** Each proxy on the way adds an entry behind the invented ones. */
function judgeThere(address: string | undefined): Finding[] {
	const tooMany = address === undefined ? 0 : believedOf(address);
	return tooMany === 0
		? []
		: [
				fail(
					`TRUST_PROXY counts ${tooMany} more than there are: anybody can give any address, and limits hold nobody`,
					counted,
				),
			];
}

/** How far from the right an invented address stands; 0 for one that is not invented. */
function believedOf(address: string): number {
	const at = invented.indexOf(address);
	return at < 0 ? 0 : invented.length - at;
}

function describe(address: string | undefined): string {
	const seen = address ? `, and sees this machine as ${address}` : "";
	return `SITE_URL leads to a shop${seen}`;
}
