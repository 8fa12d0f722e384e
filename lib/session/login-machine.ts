/** The panels of signing in, in the order of their numbers 1 to 7. */
export const loginPanels = [
	"phonePassword",
	"emailPassword",
	"phoneCode",
	"forgot",
	"reset",
	"register",
	"tourist",
] as const;
export type LoginPanel = (typeof loginPanels)[number];

export const registerTabs = ["phone", "email"] as const;
export type RegisterTab = (typeof registerTabs)[number];

export type LoginEvent =
	| "quickLogin"
	| "passwordLogin"
	| "emailTab"
	| "phoneTab"
	| "forgotPassword"
	| "resetCodeSent"
	| "passwordReset"
	| "createAccount"
	| "registered"
	| "goLogin"
	| "asTourist"
	| "back";

export interface LoginState {
	panel: LoginPanel;
	registerTab: RegisterTab;
	/** Where a tourist's way back leads. */
	cameFrom: LoginPanel;
}

type Target = LoginPanel | ((state: LoginState) => LoginPanel);

const loginOfTab: Target = ({ registerTab }) =>
	registerTab === "email" ? "emailPassword" : "phonePassword";

/** Every arrow there is. An event without one in a panel changes nothing. */
const arrows: Record<LoginPanel, Partial<Record<LoginEvent, Target>>> = {
	phonePassword: {
		quickLogin: "phoneCode",
		emailTab: "emailPassword",
		createAccount: "register",
		asTourist: "tourist",
	},
	emailPassword: {
		phoneTab: "phonePassword",
		forgotPassword: "forgot",
		createAccount: "register",
		asTourist: "tourist",
	},
	phoneCode: { passwordLogin: "phonePassword", asTourist: "tourist" },
	forgot: { resetCodeSent: "reset", back: "emailPassword" },
	reset: { passwordReset: "emailPassword", back: "forgot" },
	register: { registered: loginOfTab, goLogin: loginOfTab },
	tourist: {
		goLogin: ({ cameFrom }) => cameFrom,
		createAccount: "register",
	},
};

export const firstLoginState: LoginState = {
	panel: "phonePassword",
	registerTab: "phone",
	cameFrom: "phonePassword",
};

/** For who comes to make an account: a tourist, who has given an e-mail. */
export const firstRegisterState: LoginState = {
	...firstLoginState,
	panel: "register",
	registerTab: "email",
};

/** For who has chosen before to buy without an account. */
export const firstTouristState: LoginState = {
	...firstLoginState,
	panel: "tourist",
};

export function nextLoginState(
	state: LoginState,
	event: LoginEvent,
): LoginState {
	const target = arrows[state.panel][event];
	if (!target) return state;
	const panel = typeof target === "function" ? target(state) : target;
	// Whoever came by e-mail most likely registers by e-mail.
	const registerTab =
		event === "createAccount" ? registerTabOf(state.panel) : state.registerTab;
	return { panel, registerTab, cameFrom: state.panel };
}

function registerTabOf(panel: LoginPanel): RegisterTab {
	return panel === "emailPassword" || panel === "tourist" ? "email" : "phone";
}

interface Cleared {
	/** Account, password, its repetition and the code. */
	fields: boolean;
	/** The time until the next code may be asked for. */
	codeTimer: boolean;
}

/** What is forgotten when a panel is entered. */
export function clearedBy(panel: LoginPanel): Cleared {
	return {
		fields: panel === "forgot",
		codeTimer: panel !== "forgot" && panel !== "phoneCode",
	};
}
