import { HelpCentre } from "@/components/help/help-centre";
import { currentLocale } from "@/lib/i18n/locale";
import { helpCentreMetadata } from "@/lib/seo/help";

export async function generateMetadata() {
	return helpCentreMetadata(await currentLocale());
}

export default function HelpCentrePage() {
	return <HelpCentre />;
}
