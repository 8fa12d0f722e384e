import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { StopMails } from "@/components/catalog/goods/stop-mails";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("watch.stop.title");

/** Where the link of a mail about goods leads that somebody wants no more of. */
export default async function StopMailsPage() {
	const t = await getTranslations("watch.stop");
	const words = {
		title: t("title"),
		detail: t("detail"),
		press: t("press"),
		done: t("done"),
		failed: t("failed"),
		home: t("home"),
	};
	return (
		<main id="main">
			<Suspense fallback={null}>
				<StopMails words={words} />
			</Suspense>
		</main>
	);
}
