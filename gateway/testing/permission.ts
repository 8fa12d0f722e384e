import type { Call } from "../contract/call";
import type { ErrorCode } from "../http/errors";
import { type Role, roles } from "./sign-in-as";
import type { TestShop } from "./test-shop";

export interface Example {
	params?: Record<string, number | string>;
	query?: Record<string, string>;
	body?: unknown;
}

export interface Permission {
	who: Call["who"];
	/**
	 * A request that has every right to succeed, so that a refusal can only come from who asks; made on the spot where
	 * the shop has to know it.
	 */
	example?: Example | ((shop: TestShop) => Promise<Example>);
	expected: Record<Role, 200 | ErrorCode>;
	/** What right input may be answered besides 200 and 404: a code that nobody sent, a password that is none. */
	refusals?: ErrorCode[];
}

export const open: Permission = { who: "all", expected: everybody() };

/** For whoever is signed in. */
export const signedInOnly: Permission = {
	who: "session",
	expected: { ...everybody(), visitor: 410000 },
};

/** Not for tourists. */
export const membersOnly: Permission = {
	who: "member",
	expected: { ...signedInOnly.expected, tourist: 403 },
};

/** For merchants' staff, each for the own merchant, and for operators. */
export const staffOnly: Permission = {
	who: "operator",
	expected: {
		...everybody(),
		visitor: 410000,
		tourist: 403,
		member: 403,
		"other member": 403,
	},
};

/** For operators alone. */
export const operatorsOnly: Permission = {
	who: "operator",
	expected: { ...staffOnly.expected, "merchant staff": 403 },
};

const isRefusal = (code: number) => code === 403 || code === 410000;

/**
 * The strongest role that is refused and the weakest that is let through; where those who are let through are answered
 * differently, the weakest for each answer.
 */
export function rolesAtLine({ expected }: Permission): Role[] {
	const refused = roles.findLast((role) => isRefusal(expected[role]));
	const letThrough = roles.filter((role) => !isRefusal(expected[role]));
	const codes = [...new Set(letThrough.map((role) => expected[role]))];
	const weakest = codes.map((code) =>
		letThrough.find((role) => expected[role] === code),
	);
	return [refused, ...weakest].filter((role) => role !== undefined);
}

/** The same people, where those who may ask are answered with another code than 200. */
export function answering(
	{ expected }: Permission,
	code: ErrorCode,
): Permission["expected"] {
	return Object.fromEntries(
		roles.map((role) => [role, expected[role] === 200 ? code : expected[role]]),
	) as Permission["expected"];
}

function everybody(): Permission["expected"] {
	return Object.fromEntries(
		roles.map((role) => [role, 200]),
	) as Permission["expected"];
}
