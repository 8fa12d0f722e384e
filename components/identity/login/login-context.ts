"use client";

import { createContext, useContext } from "react";
import type { SignedIn } from "@/gateway/contract/identity/login";
import type { Api } from "@/lib/api/api";
import { emptyDraft, type LoginDraft } from "@/lib/session/login-draft";
import type {
	LoginEvent,
	LoginPanel,
	LoginState,
	RegisterTab,
} from "@/lib/session/login-machine";

interface Login {
	api: Api;
	state: LoginState;
	go: (event: LoginEvent) => void;
	chooseRegisterTab: (tab: RegisterTab) => void;
	/** What has been typed so far; every panel begins with it. */
	draft: LoginDraft;
	keep: (typed: Partial<LoginDraft>) => void;
	/** Somebody is signed in now. */
	finish: (opened: Omit<SignedIn, "token">) => void;
	/** Signs in whoever has just made an account; where that fails, the panel to sign in on says that it is made. */
	registered: (open: () => Promise<Omit<SignedIn, "token">>) => Promise<void>;
	/** Says below the heading how the panel before ended. */
	say: (words: string) => void;
}

export const LoginContext = createContext<Login | undefined>(undefined);

/** Not making an account, nor looking for a lost password. */
export function isSigningIn(panel: LoginPanel): boolean {
	return ["phonePassword", "emailPassword", "phoneCode"].includes(panel);
}

export function useLogin(): Login {
	const login = useContext(LoginContext);
	if (!login) throw new Error("a panel stands outside of LoginPanels");
	return login;
}

const alone = { draft: emptyDraft, keep: () => {} };

/** What panels share; a field that stands elsewhere shares nothing. */
export function useDraft(): Pick<Login, "draft" | "keep"> {
	return useContext(LoginContext) ?? alone;
}
