"use client";

import { useCallback, useRef, useState } from "react";
import { clearCodeTimer } from "@/lib/session/code-timer";
import {
	agreedEntry,
	emptyDraft,
	type LoginDraft,
	openDraft,
	withoutAccount,
} from "@/lib/session/login-draft";
import {
	clearedBy,
	type LoginEvent,
	type LoginState,
	nextLoginState,
	type RegisterTab,
} from "@/lib/session/login-machine";
import { noteTouristWish } from "@/lib/session/tourist-wish";
import { writeEntry } from "@/lib/storage/storage";

/** The panel in sight, what has been typed so far, and what is forgotten on the way from one to the next. */
export function useLoginState(first: LoginState) {
	const [state, setState] = useState(first);
	const [said, say] = useState("");
	const [opened] = useState(openDraft);
	const draft = useRef<LoginDraft>(opened);

	const keep = useCallback((typed: Partial<LoginDraft>) => {
		const shared = Object.entries(typed).filter(([name]) => name in emptyDraft);
		const before = draft.current.agreement;
		draft.current = { ...draft.current, ...Object.fromEntries(shared) };
		const { agreement } = draft.current;
		if (agreement !== before) writeEntry(agreedEntry, agreement);
	}, []);

	function go(event: LoginEvent) {
		const next = nextLoginState(state, event);
		if (next === state) return;
		const cleared = clearedBy(next.panel);
		if (cleared.fields) draft.current = withoutAccount(draft.current);
		if (cleared.codeTimer) clearCodeTimer();
		noteTouristWish(next.panel === "tourist");
		say("");
		setState(next);
	}

	function chooseRegisterTab(registerTab: RegisterTab) {
		setState({ ...state, registerTab });
	}

	return { state, go, chooseRegisterTab, draft, keep, said, say };
}
