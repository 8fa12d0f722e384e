import { getTranslations } from "next-intl/server";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { CartType } from "@/gateway/contract/values";
import { readLeaderboard } from "@/lib/cached/promotion";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { inArea } from "@/lib/theme/area";
import { AreaTabs } from "./area-tabs";
import { LeaderboardStyles } from "./leaderboard-styles";
import { RankedList } from "./ranked-list";

/** What most people buy, by category. */
export async function LeaderboardPage({ cartType }: { cartType: CartType }) {
	const t = await getTranslations();
	const { groups } = await readLeaderboard(await currentLocale(), cartType);
	const area = t(
		cartType === "SUPERMARKET" ? "list.area.supermarket" : "list.area.mall",
	);
	const title = t("promotion.leaderboard.title");
	return (
		<>
			<AreaMark area={cartType} />
			<LeaderboardStyles {...inArea(cartType)}>
				<Breadcrumb
					crumbs={[{ name: area, path: paths.home(cartType) }, { name: title }]}
				/>
				<h1 className="head-heading text-balance">{title}</h1>
				<p className="lead soft size-reading">
					{t("promotion.leaderboard.description")}
				</p>
				<AreaTabs current={cartType} pathOf={paths.leaderboard} />
				{groups.length > 0 ? (
					<div className="boards">
						{groups.map((group) => (
							<RankedList key={group.id} group={group} />
						))}
					</div>
				) : (
					<EmptyState
						picture="/pictures/empty-list.webp"
						title={t("promotion.leaderboard.empty")}
					>
						<LinkButton kind="primary" href={paths.home(cartType)}>
							{t("promotion.toHome")}
						</LinkButton>
					</EmptyState>
				)}
			</LeaderboardStyles>
		</>
	);
}
