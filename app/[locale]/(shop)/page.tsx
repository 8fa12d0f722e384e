import { HomePage } from "@/components/screens/home/home-page";
import { notDuringBuild } from "@/lib/cached/during-build";
import { readHome } from "@/lib/cached/home";
import { currentLocale } from "@/lib/i18n/locale";
import { homeMetadata } from "@/lib/seo/home";

export const prefetch = "partial";

export async function generateMetadata() {
	await notDuringBuild();
	const locale = await currentLocale();
	const home = await readHome(locale, "SUPERMARKET");
	return homeMetadata(home, "SUPERMARKET");
}

export default function SupermarketHomePage() {
	return <HomePage cartType="SUPERMARKET" />;
}
