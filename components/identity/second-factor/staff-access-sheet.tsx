"use client";

import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { browserApi } from "@/lib/api/browser";

interface StaffAccessSheetProps {
	person: { uid: number; nickname: string };
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

const paths = {
	sessions: "/api/operator/staff/sessions/end",
	reset: "/api/operator/second-factor/reset",
} as const;

// messages: console.security.sessions.* console.security.reset.*

/** Signs somebody out everywhere, or resets their second factor; each says first what it leads to. */
export function StaffAccessSheet(props: StaffAccessSheetProps) {
	const { person, isOpen, onOpenChange, opener } = props;
	const t = useTranslations("console.security");
	const locale = useLocale();
	const { run, isRunning } = useCommand();
	const { uid, nickname: name } = person;

	async function act(way: keyof typeof paths) {
		const api = browserApi(locale);
		const isDone = await run(
			() => api.post(paths[way], { body: { uid } }),
			t(`${way}.done`, { name }),
		);
		if (isDone) onOpenChange(false);
	}
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("access.title", { name })}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<div className="stack cols-1 gap-x6">
				{(["sessions", "reset"] as const).map((way) => (
					<div key={way} className="stack cols-1 gap-x2">
						<p className="text-pretty">{t(`${way}.detail`)}</p>
						<Button
							kind={way === "reset" ? "danger" : "quiet"}
							isWide
							aria-disabled={isRunning}
							onClick={() => void act(way)}
						>
							{t(`${way}.ask`)}
						</Button>
					</div>
				))}
			</div>
		</Sheet>
	);
}
