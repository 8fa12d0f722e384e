import { HomePage } from "@/components/screens/home/home-page";
import { notDuringBuild } from "@/lib/cached/during-build";
import { readHome } from "@/lib/cached/home";
import { currentLocale } from "@/lib/i18n/locale";
import { homeMetadata } from "@/lib/seo/home";

export const prefetch = "partial";

export async function generateMetadata() {
	await notDuringBuild();
	const locale = await currentLocale();
	const home = await readHome(locale, "E_COMMERCE");
	return homeMetadata(home, "E_COMMERCE");
}

export default function MallHomePage() {
	return <HomePage cartType="E_COMMERCE" />;
}
