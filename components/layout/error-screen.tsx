"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { describeFailure } from "@/lib/api/failure";
import { reloadIfChunkLost } from "@/lib/faults/lost-chunk";
import { addressOf } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/routes/paths";

// messages: error.*
/** Where a page failed, in words for the kind of failure; header and footer stay around it. */
export function ErrorScreen(props: { error: unknown; onRetry: () => void }) {
	const { error, onRetry } = props;
	const t = useTranslations("error");
	const locale = useLocale();
	const { kind, message } = describeFailure(error);
	const ownWords = kind === "missing" ? message : undefined;
	useEffect(() => {
		reloadIfChunkLost(error);
	}, [error]);
	return (
		<main>
			<EmptyState
				headingLevel={1}
				picture={
					kind === "missing"
						? "/pictures/not-found.webp"
						: "/pictures/error.webp"
				}
				title={t(`${kind}.title`)}
				detail={ownWords ?? t(`${kind}.detail`)}
			>
				{/* Every page brings this along, so it is a plain link: the shop is loaded afresh too. */}
				<a
					className={buttonClass({ kind: "primary" })}
					href={addressOf({ locale, path: paths.home() })}
				>
					{t("home")}
				</a>
				<Button kind="quiet" onClick={onRetry}>
					{t("retry")}
				</Button>
			</EmptyState>
		</main>
	);
}
