import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { Conversations } from "@/components/care/conversation/conversations";
import { UserStyles } from "@/components/identity/user/user-styles";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { conversationMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("conversation.title");

/** As high as the screen, without the menu of the user centre: a messenger needs the room. */
export default async function ConversationPage() {
	return (
		<NextIntlClientProvider
			messages={conversationMessages(await currentLocale())}
		>
			<UserStyles>
				<Suspense fallback={<ListSkeleton height={480} count={1} />}>
					<Conversations />
				</Suspense>
			</UserStyles>
		</NextIntlClientProvider>
	);
}
