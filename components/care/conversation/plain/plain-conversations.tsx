import { getTranslations } from "next-intl/server";
import { visitorApi } from "@/lib/api/visitor";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { readConversationPlace } from "@/lib/routes/conversation-place";
import { PlainThread } from "./plain-thread";

interface PlainConversationsProps {
	/** The query of the page. */
	query: Record<string, string | string[] | undefined>;
}

/** Conversations for who has no script: the list, or what was said in one with a form to answer. */
export async function PlainConversations({ query }: PlainConversationsProps) {
	const locale = await currentLocale();
	const api = await visitorApi(locale);
	if (!api) return null;
	const read = (name: string) => [query[name]].flat()[0];
	const place = readConversationPlace(read);
	return (
		<noscript>
			<section className="as-card pad-x4 stack gap-x4">
				{place ? (
					<PlainThread api={api} place={place} read={read} />
				) : (
					<PlainList api={api} from={read("from")} />
				)}
			</section>
		</noscript>
	);
}

interface PlainListProps {
	api: NonNullable<Awaited<ReturnType<typeof visitorApi>>>;
	from: string | undefined;
}

async function PlainList({ api, from }: PlainListProps) {
	const t = await getTranslations("conversation");
	const found = await api
		.get("/api/front/conversation/list", { query: { from } })
		.catch(() => undefined);
	if (!found) return <p className="bad">{t("plain.away")}</p>;
	return (
		<>
			<h2 className="head-title">{t("title")}</h2>
			{found.list.length === 0 && <p>{t("empty")}</p>}
			<ul className="stack gap-x3">
				{found.list.map(({ id, merchant, text, unread }) => (
					<li key={id} className="rule-below">
						<Link
							className="target as-link"
							href={accountPaths.conversation({ merId: merchant?.id })}
						>
							{merchant?.name ?? t("service")}
							{unread > 0 && ` (${unread} ${t("unread")})`}
						</Link>
						<p className="soft one-line">{text || t("picturesAlone")}</p>
					</li>
				))}
			</ul>
			{found.next && (
				<Link
					className="target as-link"
					href={`${accountPaths.conversations()}?from=${found.next}`}
				>
					{t("more")}
				</Link>
			)}
			<Link className="target as-link" href={accountPaths.conversation({})}>
				{t("askShop")}
			</Link>
		</>
	);
}
