import { notFound } from "next/navigation";
import { HelpWords } from "@/components/content/help/help-words";
import { agreementNames } from "@/gateway/contract/content/help-terms";
import { readAgreement } from "@/lib/cached/help";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { wordsMetadata } from "@/lib/seo/help";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/privacy_agreement/[name]">;

/** No agreement is called 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ name: "0" }];
}

async function findAgreement({ params }: Props) {
	const asked = (await params).name;
	const name = agreementNames.find((known) => known === asked);
	return name && readAgreement(await currentLocale(), name);
}

export async function generateMetadata(props: Props) {
	const agreement = await findAgreement(props);
	if (!agreement) return {};
	const { name, title, content } = agreement;
	return wordsMetadata({ title, content, path: paths.agreement(name) });
}

export default async function AgreementPage(props: Props) {
	const agreement = await findAgreement(props);
	if (!agreement) notFound();
	const { name, title, content, updatedOn } = agreement;
	return (
		<HelpWords
			title={title}
			content={content}
			updatedOn={updatedOn}
			place={{ agreement: name }}
		/>
	);
}
