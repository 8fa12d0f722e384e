"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";

/** Nothing has arrived yet, or the shop does not offer the page. */
export function NothingBought({ isOffered }: { isOffered: boolean }) {
	const t = useTranslations("buyAgain.empty");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={isOffered ? t("title") : t("off")}
			detail={isOffered ? t("detail") : undefined}
		>
			<LinkButton
				kind="primary"
				href={isOffered ? paths.home() : accountPaths.orders()}
			>
				{isOffered ? t("shop") : t("orders")}
			</LinkButton>
		</EmptyState>
	);
}
