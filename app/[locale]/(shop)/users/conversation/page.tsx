import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { Conversations } from "@/components/care/conversation/conversations";
import { PlainConversations } from "@/components/care/conversation/plain/plain-conversations";
import { UserStyles } from "@/components/identity/user/user-styles";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { conversationMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const instant = false;

export const generateMetadata = () => privateMetadata("conversation.title");

type Props = PageProps<"/[locale]/users/conversation">;

/** As high as the screen, without the menu of the user centre: a messenger needs the room. */
export default async function ConversationPage({ searchParams }: Props) {
	const query = await searchParams;
	return (
		<NextIntlClientProvider
			messages={conversationMessages(await currentLocale())}
		>
			<UserStyles>
				<Suspense fallback={<ListSkeleton height={480} count={1} />}>
					<Conversations />
				</Suspense>
				<PlainConversations query={query} />
			</UserStyles>
		</NextIntlClientProvider>
	);
}
