import { Suspense } from "react";
import { HomeSkeleton } from "@/components/content/home/home-skeleton";
import type { CartType } from "@/gateway/contract/values";
import { readActivities } from "@/lib/cached/activity";
import { readCategories } from "@/lib/cached/category";
import { isBuilding, notDuringBuild } from "@/lib/cached/during-build";
import { readHome } from "@/lib/cached/home";
import { readMerchants } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { HomeView } from "./home-view";

/**
 * The home of an area; the build stores its frame, the first visit all of it. Only the frame has a boundary: React
 * sends what stands in one behind its skeleton, out of sight until a script moves it, when it is long.
 */
export function HomePage({ cartType }: { cartType: CartType }) {
	if (!isBuilding) return <Home cartType={cartType} />;
	return (
		<Suspense fallback={<HomeSkeleton cartType={cartType} />}>
			<Home cartType={cartType} />
		</Suspense>
	);
}

async function Home({ cartType }: { cartType: CartType }) {
	await notDuringBuild();
	const locale = await currentLocale();
	const isMall = cartType === "E_COMMERCE";
	const [home, categories, activities, merchants] = await Promise.all([
		readHome(locale, cartType),
		readCategories(locale, cartType),
		readActivities(locale),
		isMall ? readMerchants(locale, cartType) : [],
	]);
	const parts = { home, categories, activities, merchants };
	return <HomeView {...parts} cartType={cartType} />;
}
