import { leaderboardMetadata } from "@/components/sales/promotion/leaderboard-metadata";
import { LeaderboardPage } from "@/components/sales/promotion/leaderboard-page";

export const prefetch = "partial";

export const instant = false;

export async function generateMetadata() {
	return leaderboardMetadata("E_COMMERCE");
}

/**
 * The supermarket's has this path too, told apart by the query. A page that reads no query is taken for both by a
 * browser's router, so this one reads it.
 */
export default async function IndexBackPage({
	searchParams,
}: PageProps<"/[locale]/index_back">) {
	await searchParams;
	return <LeaderboardPage cartType="E_COMMERCE" />;
}
