"use client";

import { useLocale } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { getPathname, Link } from "@/lib/i18n/navigation";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";

interface AccountLinkProps {
	href: string;
	/** What the shopper wants there, for the words of the sign-in dialog. */
	reason: string;
	className?: string;
	/** Runs before anything else happens. */
	onPress?: () => void;
	children: ReactNode;
}

/** A link to a page that needs an account: a visitor signs in first, in place, and then goes there. */
export function AccountLink(props: AccountLinkProps) {
	const { reason, onPress, children, ...rest } = props;
	const locale = useLocale();

	function signIn(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		onPress?.();
		if (signedIn()) return;
		event.preventDefault();
		openLogin(reason, getPathname({ href: rest.href, locale }));
	}

	return (
		<Link {...rest} onClick={signIn}>
			{children}
		</Link>
	);
}
