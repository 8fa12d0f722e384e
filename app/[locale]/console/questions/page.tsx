import { getTranslations } from "next-intl/server";
import { QuestionAdmin } from "@/components/care/question/admin/question-admin";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("questions");

export default async function QuestionsPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("questions")} height={120}>
			<QuestionAdmin />
		</ConsolePage>
	);
}
