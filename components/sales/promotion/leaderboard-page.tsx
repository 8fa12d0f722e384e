import { getTranslations } from "next-intl/server";
import type { CartType } from "@/gateway/contract/values";
import { readLeaderboard } from "@/lib/cached/promotion";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { LeaderboardStyles } from "./leaderboard-styles";
import { PromotionFrame } from "./promotion-frame";
import { RankedList } from "./ranked-list";

/** What most people buy, by category. */
export async function LeaderboardPage({ cartType }: { cartType: CartType }) {
	const t = await getTranslations("promotion.leaderboard");
	const { groups } = await readLeaderboard(await currentLocale(), cartType);
	return (
		<PromotionFrame
			cartType={cartType}
			title={t("title")}
			lead={t("description")}
			empty={groups.length === 0 && t("empty")}
			pathOf={paths.leaderboard}
		>
			{groups.length > 0 && (
				<LeaderboardStyles>
					{groups.map((group) => (
						<RankedList key={group.id} group={group} />
					))}
				</LeaderboardStyles>
			)}
		</PromotionFrame>
	);
}
