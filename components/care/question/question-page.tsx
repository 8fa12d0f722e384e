import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Picture } from "@/components/ui/picture";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import type { GoodsQuestions } from "@/lib/cached/question";
import { questionMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { QuestionBoard } from "./question-board";
import { QuestionPageStyles } from "./question-styles";

interface QuestionPageProps {
	goods: GoodsDetail;
	questions: GoodsQuestions;
}

/** All that was asked about a goods, and where one asks. */
export async function QuestionPage({ goods, questions }: QuestionPageProps) {
	const t = await getTranslations("question");
	const { id, name, gallery, cartType } = goods;
	return (
		<>
			<AreaMark area={cartType} />
			<QuestionPageStyles>
				<Breadcrumb
					crumbs={[{ name, path: paths.goods(id) }, { name: t("title") }]}
				/>
				<h1 className="head-heading">{t("title")}</h1>
				<Link
					href={paths.goods(id)}
					className="about flow gap-x3 as-card anywhere"
				>
					<Picture source={gallery[0] ?? ""} alt="" width={64} />
					<span>
						<b className="block">{name}</b>
						<span className="soft">{t("back")}</span>
					</span>
				</Link>
				<NextIntlClientProvider
					messages={questionMessages(await currentLocale())}
				>
					<QuestionBoard goodsId={id} first={questions} />
				</NextIntlClientProvider>
			</QuestionPageStyles>
		</>
	);
}
