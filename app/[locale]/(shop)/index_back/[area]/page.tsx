import { notFound } from "next/navigation";
import { leaderboardMetadata } from "@/components/sales/promotion/leaderboard-metadata";
import { LeaderboardPage } from "@/components/sales/promotion/leaderboard-page";
import { readArea } from "@/lib/routes/campaign-path";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/index_back/[area]">;

/** No area is called 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ area: "0" }];
}

export async function generateMetadata({ params }: Props) {
	const area = readArea((await params).area);
	return area ? leaderboardMetadata(area) : missingMetadata();
}

export default async function AreaLeaderboardPage({ params }: Props) {
	const area = readArea((await params).area);
	if (!area) notFound();
	return <LeaderboardPage cartType={area} />;
}
