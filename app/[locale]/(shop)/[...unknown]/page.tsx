import { notFound } from "next/navigation";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

/** Only an answer that is stored whole carries status 404: a stored frame would go out first, with 200. */
export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ unknown: ["0"] }];
}

export const generateMetadata = missingMetadata;

/** Every path that no screen claims, in the language of its prefix. */
export default function UnknownPage() {
	notFound();
}
