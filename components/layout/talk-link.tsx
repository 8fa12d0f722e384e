import type { ComponentProps } from "react";
import { AccountLink } from "./account-link";

interface TalkLinkProps {
	/** Where the talk starts, as `talkAddress` says. */
	href: string;
	className?: string;
	children: ComponentProps<typeof AccountLink>["children"];
}

/** A conversation of this shop needs an account; all else is a link out of it. */
export function TalkLink({ href, ...rest }: TalkLinkProps) {
	if (!href.startsWith("/users/")) return <a href={href} {...rest} />;
	return <AccountLink href={href} reason="conversation" {...rest} />;
}
