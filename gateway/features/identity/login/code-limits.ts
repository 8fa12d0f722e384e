import { resendCooldownSeconds } from "../../../contract/identity/account-terms";
import type { Ctx } from "../../../http/context";
import type { Claim, Limit } from "../../../http/limits";
import type { CodeTarget } from "./code-repository";
import { dialCodeOf } from "./phone";

// How many codes may leave: narrow limits first, so that what one number is refused costs nobody else anything.

const hour = 3_600;
const day = 24 * hour;

const perTarget: Limit[] = [
	{ name: "code-target-minute", points: 1, seconds: resendCooldownSeconds },
	{ name: "code-target-hour", points: 5, seconds: hour },
	{ name: "code-target-day", points: 10, seconds: day },
];
/** A household, an office or a carrier may share an address. */
const perAddress: Limit[] = [
	{ name: "code-address-hour", points: 20, seconds: hour },
	{ name: "code-address-day", points: 60, seconds: day },
];
/** Ten thousand neighbouring numbers: who sells traffic owns such ranges. */
const perPrefix: Limit = { name: "sms-prefix-day", points: 100, seconds: day };
const perHomeCountry: Limit = {
	name: "sms-home-day",
	points: 3_000,
	seconds: day,
};
const perCountry: Limit = {
	name: "sms-country-day",
	points: 300,
	seconds: day,
};

const homeDialCode = "852";
const prefixDigitsCut = 4;

const claimsFor = (limits: Limit[], key: string): Claim[] =>
	limits.map((limit) => ({ limit, key }));

function claimsOfSms(phone: string): Claim[] {
	const country = dialCodeOf(phone);
	return [
		{ limit: perPrefix, key: phone.slice(0, -prefixDigitsCut) },
		{
			limit: country === homeDialCode ? perHomeCountry : perCountry,
			key: country,
		},
	];
}

/**
 * Everything that one more code to a phone or an e-mail counts against. Codes beside a right password are counted apart,
 * for anybody may use up the others; what all SMS of a day cost stays one sum.
 */
export function claimsOfCode(
	ctx: Ctx,
	{ purpose, target }: CodeTarget,
): Claim[] {
	const isSms = target.startsWith("+");
	const claims = [
		...claimsFor(perTarget, target),
		...claimsFor(perAddress, ctx.clientAddress),
		...(isSms ? claimsOfSms(target) : []),
	];
	const apart = purpose === "password" ? "password " : "";
	const points = ctx.settings.smsPerDayMax;
	const inAll = { name: "sms-day", points, seconds: day };
	return [
		...claims.map(({ limit, key }) => ({ limit, key: apart + key })),
		...(isSms ? [{ limit: inAll, key: "all" }] : []),
	];
}
