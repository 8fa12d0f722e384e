"use client";

import { useLocale, useTranslations } from "next-intl";
import { useUserMenu } from "@/components/identity/user/use-user-menu";
import { useTrying } from "@/components/layout/use-trying";
import { Icon } from "@/components/ui/icon";
import { browserApi } from "@/lib/api/browser";
import { readCart } from "@/lib/cart/own-cart";
import { useRouter } from "@/lib/i18n/use-router";
import { accountPaths } from "@/lib/routes/account-paths";
import { useSignedIn } from "@/lib/session/signed-in";

interface TogetherButtonProps {
	/** Of the cart: those that are chosen. */
	lineIds: number[];
}

/** Moves what is chosen into a basket for several; not there for a visitor, nor where the shop has none. */
export function TogetherButton(props: TogetherButtonProps) {
	return useSignedIn() && props.lineIds.length > 0 ? (
		<Offered {...props} />
	) : null;
}

function Offered({ lineIds }: TogetherButtonProps) {
	const t = useTranslations("cart");
	const locale = useLocale();
	const router = useRouter();
	const menu = useUserMenu();
	const { isBusy, trying } = useTrying(t("failed.detail"), () => {});
	if (!menu?.some(({ pc_url: path }) => path === accountPaths.sharedBaskets()))
		return null;

	const share = () =>
		trying(async () => {
			const { token } = await browserApi(locale).post(
				"/api/front/shared-basket/make",
				{ body: { lineIds } },
			);
			router.push(accountPaths.sharedBaskets({ join: token }));
			await readCart(locale);
		});
	return (
		<button
			type="button"
			className="as-link target screen-only gap-x1"
			aria-busy={isBusy}
			onClick={() => !isBusy && void share()}
		>
			<Icon name="share-2" size={18} />
			{t("together")}
		</button>
	);
}
