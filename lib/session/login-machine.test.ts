import {
	clearedBy,
	firstLoginState,
	type LoginEvent,
	type LoginPanel,
	type LoginState,
	loginPanels,
	nextLoginState,
	type RegisterTab,
} from "./login-machine";

type Arrow = [
	from: LoginPanel,
	event: LoginEvent,
	to: LoginPanel,
	registerTab?: RegisterTab,
];

const arrows: Arrow[] = [
	["phonePassword", "quickLogin", "phoneCode"],
	["phoneCode", "passwordLogin", "phonePassword"],
	["phonePassword", "emailTab", "emailPassword"],
	["emailPassword", "phoneTab", "phonePassword"],
	["emailPassword", "forgotPassword", "forgot"],
	["forgot", "resetCodeSent", "reset"],
	["reset", "passwordReset", "emailPassword"],
	["phonePassword", "createAccount", "register"],
	["emailPassword", "createAccount", "register"],
	["register", "registered", "emailPassword", "email"],
	["register", "registered", "phonePassword", "phone"],
	["register", "goLogin", "emailPassword", "email"],
	["register", "goLogin", "phonePassword", "phone"],
	["phonePassword", "asTourist", "tourist"],
	["emailPassword", "asTourist", "tourist"],
	["phoneCode", "asTourist", "tourist"],
	["tourist", "createAccount", "register"],
	["forgot", "back", "emailPassword"],
	["reset", "back", "forgot"],
];

function at(panel: LoginPanel, registerTab: RegisterTab = "phone"): LoginState {
	return { ...firstLoginState, panel, registerTab };
}

test.each(arrows)("from %s %s leads to %s", (...arrow) => {
	const [from, event, to, tab] = arrow;
	expect(nextLoginState(at(from, tab), event).panel).toBe(to);
});

test("a tourist's way back leads to where it came from", () => {
	for (const from of ["phonePassword", "emailPassword", "phoneCode"] as const) {
		const tourist = nextLoginState(at(from), "asTourist");
		expect(nextLoginState(tourist, "goLogin").panel).toBe(from);
	}
});

test("there is no other arrow", () => {
	const events = [...new Set(arrows.map(([, event]) => event))];
	const known = new Set(arrows.map(([from, event]) => `${from} ${event}`));
	for (const panel of loginPanels)
		for (const event of events)
			if (
				!known.has(`${panel} ${event}`) &&
				`${panel} ${event}` !== "tourist goLogin"
			)
				expect(nextLoginState(at(panel), event)).toEqual(at(panel));
});

test.each([
	["phonePassword", "phone"],
	["emailPassword", "email"],
	["tourist", "email"],
] as const)("whoever comes from %s registers by %s", (from, tab) => {
	expect(nextLoginState(at(from), "createAccount").registerTab).toBe(tab);
});

test("the dialog opens with phone and password", () => {
	expect(firstLoginState.panel).toBe("phonePassword");
});

test.each([
	["phonePassword", false, true],
	["emailPassword", false, true],
	["phoneCode", false, false],
	["forgot", true, false],
	["reset", false, true],
	["register", false, true],
	["tourist", false, true],
] as const)(
	"entering %s clears fields: %s, code timer: %s",
	(panel, fields, codeTimer) => {
		expect(clearedBy(panel)).toEqual({ fields, codeTimer });
	},
);
