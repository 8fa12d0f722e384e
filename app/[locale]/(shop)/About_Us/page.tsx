import { notFound } from "next/navigation";
import { Suspense } from "react";
import { HelpWords } from "@/components/content/help/help-words";
import { isBuilding, notDuringBuild } from "@/lib/cached/during-build";
import { readAgreement } from "@/lib/cached/help";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { wordsMetadata } from "@/lib/seo/help";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export async function generateMetadata() {
	await notDuringBuild();
	const locale = await currentLocale();
	const about = await readAgreement(locale, "about");
	const path = paths.agreement("about");
	return about ? wordsMetadata({ ...about, path }) : missingMetadata();
}

/** The build stores its frame, the first visit all of it. */
export default function AboutPage() {
	if (!isBuilding) return <About />;
	return (
		<Suspense fallback={null}>
			<About />
		</Suspense>
	);
}

async function About() {
	await notDuringBuild();
	const about = await readAgreement(await currentLocale(), "about");
	if (!about) notFound();
	const { title, content, updatedOn } = about;
	return (
		<HelpWords
			title={title}
			content={content}
			updatedOn={updatedOn}
			place={{ agreement: "about" }}
		/>
	);
}
