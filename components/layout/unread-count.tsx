"use client";

import { waitingShownMax } from "@/gateway/contract/care/conversation-terms";
import type { Api } from "@/lib/api/api";
import { unreadKey } from "@/lib/session/account-answers";
import { Count } from "./count";
import { useAccountList } from "./use-account-list";

const askedEveryMs = 30_000;

const counts = {
	/** Messages that a shopper has not read. */
	unread: (api: Api) => api.get("/api/front/conversation/unread"),
	/** Conversations that wait for staff. */
	waiting: (api: Api) => api.get("/api/operator/conversation/waiting"),
};

/** At the end of an entry of a menu; nothing where nothing waits. */
export function UnreadCount(props: { of: keyof typeof counts; word: string }) {
	const { found } = useAccountList([unreadKey, props.of], counts[props.of], {
		refreshInterval: askedEveryMs,
	});
	const count = found?.count ?? 0;
	if (count === 0) return null;
	return (
		<Count>
			{count > waitingShownMax ? `${waitingShownMax}+` : count}
			<span className="visually-hidden"> {props.word}</span>
		</Count>
	);
}
