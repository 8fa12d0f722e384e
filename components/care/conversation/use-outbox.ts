import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

/** A message that the shop has not confirmed. */
export interface Waiting {
	key: string;
	text: string;
	/** Why it did not go; undefined while it is on its way. */
	fault?: string;
}

interface Kept {
	draft: string;
	waiting: Waiting[];
}

const nothing: Kept = { draft: "", waiting: [] };

function readKept(name: string): Kept {
	const kept = readEntry(name) as Partial<Kept> | undefined;
	const waiting = Array.isArray(kept?.waiting) ? kept.waiting : [];
	return { draft: String(kept?.draft ?? ""), waiting };
}

/** Kept on the device; `latest` is what callbacks read. */
function useKept(name: string) {
	const latest = useRef(nothing);
	const [kept, setKept] = useState(nothing);

	function keep(next: Kept) {
		latest.current = next;
		setKept(next);
		if (next.draft || next.waiting.length > 0) writeEntry(name, next);
		else removeEntry(name);
	}
	function change(key: string, to: Waiting[]) {
		const waiting = latest.current.waiting.flatMap((one) =>
			one.key === key ? to : [one],
		);
		keep({ ...latest.current, waiting });
	}
	function restore() {
		latest.current = readKept(name);
		setKept(latest.current);
	}
	return { kept, latest, keep, change, restore };
}

/**
 * What is typed and what is on its way, kept on the device until it has arrived: one after the other, each under the
 * key that it was first sent with, so that a repetition is no second message. For one `name` a component.
 */
export function useOutbox(
	name: string,
	send: (message: Waiting) => Promise<unknown>,
) {
	const t = useTranslations("conversation");
	const { kept, latest, keep, change, restore } = useKept(name);
	const isSending = useRef(false);

	async function flush() {
		if (isSending.current) return;
		isSending.current = true;
		for (let next = latest.current.waiting[0]; next; ) {
			const { key, text } = next;
			try {
				change(key, [{ key, text }]);
				await send(next);
				change(key, []);
			} catch (error) {
				const said = error instanceof ApiError ? error.message : "";
				change(key, [{ key, text, fault: said || t("failed") }]);
				break;
			}
			next = latest.current.waiting[0];
		}
		isSending.current = false;
	}
	const begin = useRef({ flush, restore });
	begin.current = { flush, restore };
	useEffect(() => {
		const again = () => void begin.current.flush();
		begin.current.restore();
		again();
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, []);

	return {
		...kept,
		type: (draft: string) => keep({ ...latest.current, draft }),
		add: (text: string) => {
			const added = { key: crypto.randomUUID(), text };
			keep({ draft: "", waiting: [...latest.current.waiting, added] });
			void flush();
		},
		retry: () => void flush(),
		/** Back into the field. */
		takeBack: ({ key, text }: Waiting) => {
			change(key, []);
			const { draft } = latest.current;
			const both = draft ? `${text}\n${draft}` : text;
			keep({ ...latest.current, draft: both });
		},
	};
}
export type Outbox = ReturnType<typeof useOutbox>;
