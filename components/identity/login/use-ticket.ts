"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import useSWR from "swr";
import type { DataOf } from "@/gateway/contract/call";
import type { claimQrLogin } from "@/gateway/contract/identity/login";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";

const pollMs = 2_000;

interface Ticket {
	ticket: string;
	claim: string;
	/** When it runs out, in milliseconds. */
	deadline: number;
}

/** A ticket and how far it is: asked about every two seconds while the page is in sight, until it is over. */
export function useTicket() {
	const locale = useLocale();
	const { ticket, hasFailed, renew } = useFreshTicket();
	const [refusal, setRefusal] = useState<string>();
	const { data: claimed } = useSWR(
		ticket && !refusal && ["qr-claim", ticket.ticket],
		() =>
			browserApi(locale).post("/api/front/login/qr/claim", {
				body: bodyOf(ticket),
			}),
		{
			dedupingInterval: pollMs / 2,
			errorRetryInterval: pollMs,
			refreshInterval: untilOver,
			// Whoever confirmed it is let in no more: asking again changes nothing.
			onError: (error: unknown) => {
				if (error instanceof ApiError && error.code === 403)
					setRefusal(error.message);
			},
		},
	);
	return {
		ticket,
		hasFailed: hasFailed || refusal !== undefined,
		refusal,
		renew: () => {
			setRefusal(undefined);
			renew();
		},
		state: claimed?.state ?? "waiting",
		/** Whose session this browser holds by now; undefined until the phone has confirmed. */
		session: claimed?.session ?? undefined,
	};
}

/** One for each time that a code is shown: an older one may be over by then. */
function useFreshTicket() {
	const locale = useLocale();
	const [round, setRound] = useState(0);
	const [ticket, setTicket] = useState<Ticket>();
	const [hasFailed, setFailed] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every round asks for another ticket.
	useEffect(() => {
		let isWanted = true;
		browserApi(locale)
			.post("/api/front/login/qr/open")
			.then(
				({ ticket, claim, lifetimeSeconds }) => {
					const deadline = Date.now() + lifetimeSeconds * 1000;
					if (isWanted) setTicket({ ticket, claim, deadline });
				},
				() => isWanted && setFailed(true),
			);
		return () => {
			isWanted = false;
		};
	}, [round, locale]);

	const renew = useCallback(() => {
		setTicket(undefined);
		setFailed(false);
		setRound((before) => before + 1);
	}, []);
	return { ticket, hasFailed, renew };
}

function bodyOf(ticket: Ticket | undefined) {
	if (!ticket) throw new Error("There is no ticket to ask about");
	return { ticket: ticket.ticket, claim: ticket.claim };
}

type Claimed = DataOf<typeof claimQrLogin>;

/** One function for all renders: SWR begins to wait anew with every other one. */
function untilOver(latest: Claimed | undefined): number {
	const { state = "waiting" } = latest ?? {};
	return state === "waiting" || state === "scanned" ? pollMs : 0;
}
