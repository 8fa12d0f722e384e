import { randomUUID } from "node:crypto";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import type { OwnThread } from "@/gateway/contract/care/conversation";
import { messageLengthMax } from "@/gateway/contract/care/conversation-terms";
import { currentLocale } from "@/lib/i18n/locale";
import type { ConversationPlace } from "@/lib/routes/account-paths";

interface PlainFormProps {
	place: ConversationPlace;
	thread: OwnThread;
}

/** Sent twice, it is one message: its key is that of the page. */
export async function PlainForm({ place, thread }: PlainFormProps) {
	const t = await getTranslations("conversation");
	const answered = thread.list.findLast(({ side }) => side !== "shopper");
	const hidden = {
		locale: await currentLocale(),
		...place,
		key: randomUUID(),
		id: thread.id ?? undefined,
		upTo: answered?.id,
	};
	return (
		<form method="post" action="/api/message" className="stack gap-x2">
			{Object.entries(hidden).map(
				([name, value]) =>
					value !== undefined && (
						<input key={name} type="hidden" name={name} value={value} />
					),
			)}
			<label className="stack gap-x1">
				{t("field")}
				<textarea name="text" rows={4} maxLength={messageLengthMax} />
			</label>
			<p className="flow wraps gap-x3">
				<Button type="submit" kind="primary">
					{t("send")}
				</Button>
				{thread.unread > 0 && (
					<Button type="submit" kind="quiet" name="only" value="read">
						{t("plain.read")}
					</Button>
				)}
			</p>
		</form>
	);
}
