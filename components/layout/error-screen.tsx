"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { describeFailure } from "@/lib/api/failure";
import { Link } from "@/lib/i18n/navigation";
import { reloadIfChunkLost } from "@/lib/lost-chunk";
import { paths } from "@/lib/routes";

interface ErrorScreenProps {
	/** Whatever was thrown. */
	error: unknown;
	onRetry: () => void;
}

// messages: error.*
/** Where a page failed, in words for the kind of failure; header and footer stay around it. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
	const t = useTranslations("error");
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
				<Link className="button primary" href={paths.home()}>
					{t("home")}
				</Link>
				<button type="button" className="button quiet" onClick={onRetry}>
					{t("retry")}
				</button>
			</EmptyState>
		</main>
	);
}
