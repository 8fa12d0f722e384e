"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

type Word = "title" | "detail" | "press" | "done" | "failed" | "home";

/** One press ends mails about goods; a mail program that only looks at the link ends nothing. */
export function StopMails({ words }: { words: Record<Word, string> }) {
	const locale = useLocale();
	const token = useSearchParams().get("token") || "none";
	const [isDone, setDone] = useState(false);

	function stop() {
		browserApi(locale)
			.post("/api/front/product/watch/stop/{token}", { params: { token } })
			.then(() => setDone(true))
			.catch(() => notify(words.failed, { isFault: true }));
	}
	return (
		<div role="status">
			<EmptyState
				headingLevel={1}
				picture="/pictures/empty-list.webp"
				title={isDone ? words.done : words.title}
				detail={isDone ? undefined : words.detail}
			>
				{isDone ? (
					<LinkButton kind="primary" href={paths.home()}>
						{words.home}
					</LinkButton>
				) : (
					<Button kind="primary" onClick={stop}>
						{words.press}
					</Button>
				)}
			</EmptyState>
		</div>
	);
}
