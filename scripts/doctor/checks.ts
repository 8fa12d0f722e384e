import type { Check } from "./check";
import { backupCheck } from "./checks/backup";
import { booksCheck } from "./checks/books";
import { clockCheck } from "./checks/clock";
import { connectionsCheck } from "./checks/connections";
import { databaseCheck } from "./checks/database";
import { diskCheck } from "./checks/disk";
import { extensionsCheck } from "./checks/extensions";
import { gatewayCheck } from "./checks/gateway";
import { locksCheck } from "./checks/locks";
import { mailCheck } from "./checks/mail";
import { mapsCheck } from "./checks/maps";
import { memoryCheck } from "./checks/memory";
import { migrationsCheck } from "./checks/migrations";
import { nodeCheck } from "./checks/node";
import { outboxCheck } from "./checks/outbox";
import { paymentCheck } from "./checks/payment";
import { picturesCheck } from "./checks/pictures";
import { portCheck } from "./checks/port";
import { proxyCheck } from "./checks/proxy";
import { redisCheck } from "./checks/redis";
import { replicaCheck } from "./checks/replica";
import { secretsCheck } from "./checks/secrets";
import { settingsCheck } from "./checks/settings";
import { siteCheck } from "./checks/site";
import { smsCheck } from "./checks/sms";
import { socialCheck } from "./checks/social";
import { tablesCheck } from "./checks/tables";
import { timeOutsCheck } from "./checks/time-outs";

/** In the order in which they are told: the machine, the settings, what is reached, what the shop holds. */
export const checks: Check[] = [
	nodeCheck,
	memoryCheck,
	diskCheck,
	clockCheck,
	portCheck,
	settingsCheck,
	secretsCheck,
	siteCheck,
	proxyCheck,
	gatewayCheck,
	databaseCheck,
	connectionsCheck,
	locksCheck,
	timeOutsCheck,
	replicaCheck,
	extensionsCheck,
	migrationsCheck,
	tablesCheck,
	redisCheck,
	mailCheck,
	smsCheck,
	paymentCheck,
	socialCheck,
	mapsCheck,
	picturesCheck,
	booksCheck,
	outboxCheck,
	backupCheck,
];
